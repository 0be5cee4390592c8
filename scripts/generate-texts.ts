import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const texts = 'packages/web/src/i18n'

/** The types and loaders of the texts, made on a copy: the generator of typesafe-i18n writes beside what it reads. */
export async function generateTexts(root: URL) {
  // not the system's folder: that of an install is below node_modules, where the generator reads no source
  const cache = fileURLToPath(new URL('.cache', root))
  await mkdir(cache, { recursive: true })
  const copy = await mkdtemp(join(cache, 'texts-'))
  try {
    await cp(new URL(texts, root), join(copy, 'src/i18n'), { recursive: true })
    await cp(new URL('packages/web/.typesafe-i18n.json', root), join(copy, '.typesafe-i18n.json'))
    await writeFile(join(copy, 'src/i18n/i18n-types.ts'), typesBeforeTheFirst)
    await promisify(execFile)(process.execPath, [generator, '--no-watch'], { cwd: copy })
    const names = (await readdir(join(copy, 'src/i18n'))).filter((name) => name.startsWith('i18n-'))
    const files: Record<string, string> = {}
    for (const name of names) files[`${texts}/${name}`] = await readFile(join(copy, 'src/i18n', name), 'utf8')
    return files
  } finally {
    await rm(copy, { recursive: true })
  }
}

/** The texts import this type from the file that is made out of them, and the generator refuses texts without it. */
const typesBeforeTheFirst = "export type { BaseTranslation } from 'typesafe-i18n'\n"

const generator = fileURLToPath(new URL('../node_modules/typesafe-i18n/cli/typesafe-i18n.mjs', import.meta.url))
