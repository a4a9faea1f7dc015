/** React has a build that warns developers and one several times quicker; it chooses when it is loaded. */
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production';
