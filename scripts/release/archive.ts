import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { root } from '../check/project'
import { installDependencies } from './dependencies'
import { packagesOf, platforms } from './platforms'
import { sizeProblem } from './size'

const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = join(root, 'dist')
export const archive = join(folder, `geraham-${version}.tar.gz`)

/** Needed by nobody who runs it: types, source maps, and what describes a package. */
const leftOut = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|tsbuildinfo)$/

/** Writes the archive from what is built, and says what is in it; throws when it would not run here or is too large. */
export function writeArchive() {
  const place = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const content = join(place, 'geraham')
    mkdirSync(content)
    for (const part of ['server', 'web']) copy(join(root, 'packages', part, 'dist'), join(content, part, 'dist'))
    copy(join(root, 'deploy'), content)
    copy(installDependencies(join(place, 'installed')), join(content, 'node_modules'))
    const { complete, missing } = splitPlatforms(join(content, 'node_modules'))
    const release = {
      name: 'geraham',
      version,
      node: engines.node,
      lockfile: `sha256-${createHash('sha256')
        .update(readFileSync(join(root, 'pnpm-lock.yaml')))
        .digest('hex')}`,
      platforms: complete,
    }
    writeFileSync(join(content, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['-czf', archive, '-C', place, 'geraham'])
    const { size } = statSync(archive)
    const problem = sizeProblem(size, content)
    if (problem) {
      rmSync(archive)
      throw new Error(problem)
    }
    return { size, complete, missing }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The platforms whose native packages are all there, and those whose are not, with the packages that lack. */
function splitPlatforms(modules: string) {
  const there = ['@img', '@node-rs'].flatMap((scope) =>
    readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`),
  )
  const lacks = (platform: string) => packagesOf(platform).filter((name) => !there.includes(name))
  const here = `${process.platform}-${process.arch}`
  if (platforms.includes(here) && lacks(here).length > 0)
    throw new Error(`The packages of this machine could not be fetched: ${lacks(here).join(', ')}.`)
  return {
    complete: platforms.filter((platform) => lacks(platform).length === 0),
    missing: platforms.flatMap((platform) =>
      lacks(platform).length > 0 ? [{ platform, packages: lacks(platform) }] : [],
    ),
  }
}

/** Without links, which Windows does not unpack; only files have an extension worth a look. */
function copy(from: string, to: string) {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      if (!found) return false
      return found.isDirectory() || extname(path) === '' || !leftOut.test(path)
    },
  })
}
