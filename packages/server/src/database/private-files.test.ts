import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { restrictToOwner } from './private-files'

it('a folder that others can open and another user owns is refused', async () => {
  const folder = foreignFolder()
  await expect(restrictToOwner(folder)).rejects.toThrow(
    `Other users of this machine can open ${folder}, and this user may not change that: make this user its owner, or set another DATA_DIR.`,
  )
})

it('a folder that only its owner can open is not changed', async () => {
  const folder = newFolder()
  await restrictToOwner(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Returns a folder of another user: for root every folder is writable, so as root the test runs as another user meanwhile. */
function foreignFolder() {
  if (process.getuid?.() !== 0) return '/'
  const folder = newFolder()
  chmodSync(folder, 0o755)
  process.seteuid?.('nobody')
  onTestFinished(() => process.seteuid?.(0))
  return folder
}
