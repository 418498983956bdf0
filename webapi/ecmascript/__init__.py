"""What JavaScript has beside the Web's classes: https://tc39.es/ecma262/"""
