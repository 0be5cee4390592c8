// `node geraham/start.mjs` starts the server with the settings of the environment.
process.argv.splice(2, 0, 'main')
await import('./run.mjs')
