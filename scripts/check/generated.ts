import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from '../generate'
import { root } from './project'

/** Every generated file that is committed equals what `pnpm generate` would write now. */
export async function checkGenerated() {
  const problems = Object.entries(await generate()).map(async ([path, text]) => {
    const stored = await readFile(join(root, path), 'utf8').catch(() => '')
    return stored === text ? [] : [`${path} is not what its source says`]
  })
  return (await Promise.all(problems)).flat()
}
