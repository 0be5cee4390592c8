import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Node has it; its types name only what it makes.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }

let program: Promise<WebAssembly.Module> | undefined

/**
 * The compiled engine. All databases of a process share it, with the machine code of what ran often: to compile it anew
 * takes longer than to open a database.
 */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  program ??= compile()
  return program
}

async function compile() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
