import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** A disk of its own for a test, in memory, that can be filled to the last byte. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'clinic-test', folder], { stdio: 'pipe' })
  } catch (cause) {
    rmSync(folder, { recursive: true })
    throw new Error('A full disk can only be tried by who may mount one: run this test as root on Linux.', { cause })
  }
  chmodSync(folder, 0o777)
  const filler = join(folder, 'filler')

  return {
    folder,
    fill() {
      const { blocks, bsize } = statfsSync(folder)
      expect(() => writeFileSync(filler, Buffer.alloc(blocks * bsize))).toThrow('ENOSPC')
    },
    /** Bytes that are left. */
    left() {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    /** Takes a little more of it; false when there was no room for all of that. */
    fillBy(megabytes: number) {
      try {
        appendFileSync(filler, Buffer.alloc(megabytes * 1_000_000))
        return true
      } catch {
        return false
      }
    },
    makeSpace: () => rmSync(filler),
    unmount() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
