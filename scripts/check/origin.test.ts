import { expect, it } from 'vitest'
import { originsIn } from './origin'

const host = ['registry', 'example', 'org'].join('.')
const lockfile = 'pnpm-lock.yaml'

it.each([
  [lockfile, `    resolution: {integrity: sha512-x, tarball: https://example.org/room-1.0.0.tgz}`],
  [lockfile, `    resolution: {url: https://example.org/room}`],
  ['.npmrc', `address=https://${host}/`],
  ['README.md', `Install from ${host}.`],
])('refuses in %s: %s', (path, text) => {
  expect(originsIn({ path, text: `first\n${text}` })).toEqual([expect.stringContaining(`${path}:2: `)])
})

it.each([
  [lockfile, '    resolution: {integrity: sha512-x}'],
  [lockfile, '    deprecated: Use the platform, see https://example.org/why'],
  ['README.md', 'npx -y pnpm@10.34.9 install, and apt-get install chromium'],
  ['docs/patient.md', 'The registry of patients is complete.'],
])('accepts in %s: %s', (path, text) => {
  expect(originsIn({ path, text })).toEqual([])
})
