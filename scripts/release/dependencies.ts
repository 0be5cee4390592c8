import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../check/project'
import { architectures, isForeign } from './platforms'

interface Snapshot {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What packages of the server name for those who compile with them; the compiler is larger than all the rest. */
const onlyForTypes = ['typescript', '@types/node']

/**
 * Installs what the built server loads at run time, in the versions of the lockfile and for every platform, as plain folders
 * without links; returns the folder of the packages. Nothing of the working tree changes.
 */
export function installDependencies(folder: string) {
  mkdirSync(folder)
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'))
  const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  const locked = lock.importers['packages/server'].dependencies
  for (const snapshot of Object.values<Snapshot>(lock.snapshots))
    for (const name of onlyForTypes)
      for (const named of [snapshot.dependencies, snapshot.optionalDependencies]) if (named) delete named[name]
  lock.importers = { '.': { dependencies: fromNpm(locked) } }
  write('package.json', JSON.stringify({ name: 'geraham', private: true, dependencies: fromNpm(dependencies) }))
  write('pnpm-lock.yaml', stringify(lock))
  const settings = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const here = { packages: ['.'], nodeLinker: 'hoisted', supportedArchitectures: architectures }
  write('pnpm-workspace.yaml', stringify({ ...settings, ...here }))
  const words = 'install --prod --frozen-lockfile --ignore-scripts --prefer-offline'
  // a shell finds npx on Windows too
  execFileSync(`npx -y pnpm@10.34.9 ${words}`, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const modules = join(folder, 'node_modules')
  for (const name of readdirSync(modules).filter((entry) => entry.startsWith('.'))) remove(name)
  for (const scope of ['@img', '@node-rs'])
    for (const name of readdirSync(join(modules, scope)).map((entry) => `${scope}/${entry}`))
      if (isForeign(name)) remove(name)
  return modules

  function write(name: string, text: string) {
    writeFileSync(join(folder, name), text)
  }

  function remove(name: string) {
    rmSync(join(modules, name), { recursive: true })
  }
}

/** Packages of the project are in the bundle. */
function fromNpm<Value>(dependencies: Record<string, Value>) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@clinic/')))
}
