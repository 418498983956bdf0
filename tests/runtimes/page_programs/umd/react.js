module.exports = React;
