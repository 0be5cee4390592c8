import { existsSync } from 'node:fs'

// `node geraham/run.mjs NAME …` runs a program of the server: main, backup, restore, audit-verify or fhir.
const [name = ''] = process.argv.splice(2, 1)
const program = new URL(`server/dist/${name}.mjs`, import.meta.url)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Geraham needs Node 20.19 or later; this is ${process.versions.node}.`)
}
if (!/^[a-z-]+$/.test(name) || !existsSync(program)) {
  stop('Say which program: node run.mjs backup FILE, restore FILE, audit-verify, fhir VISIT or main.')
}

// In this process, so that signals and the exit code are the program's own.
await import(program.href)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
