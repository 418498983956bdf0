"""Functions of the ECMAScript standard: https://tc39.es/ecma262/"""
