module.exports = ReactDOM;
