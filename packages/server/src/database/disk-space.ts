import { randomFillSync } from 'node:crypto'
import { rmSync, statfsSync } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const mebibyte = 2 ** 20

/** Three segments of the write-ahead log: the most a recovery writes before it can read again. */
const reserveSize = 48 * mebibyte
/** Below it the database only reads: a commit that finds no room for the log would end it. */
const leastForWriting = 64 * mebibyte
/** Below it only small writes are allowed, sign-ins and readings, so that both work for as long as possible. */
const leastForChanges = 128 * mebibyte

/** How much the disk still takes: all, only small things, or nothing. */
export type Room = 'enough' | 'short' | 'none'

export type DiskSpace = ReturnType<typeof watchDiskSpace>

interface Options {
  /** Keep a file that takes up room, to be given up for a recovery on a disk that others have filled. */
  keepReserve: boolean
}

/** Tells how much room is left beside the embedded database. */
export function watchDiskSpace(dataDirectory: string, { keepReserve }: Options) {
  const file = join(dataDirectory, 'reserve')
  let isGivenUp = false
  let making: Promise<void> | undefined
  const stop = new AbortController()
  const timer = setInterval(() => {
    if (isGivenUp && free() > leastForChanges + reserveSize) makeReserve()
  }, 1_000).unref()

  const free = () => {
    try {
      const { bavail, bsize } = statfsSync(dataDirectory)
      return bavail * bsize
    } catch {
      return Number.POSITIVE_INFINITY // a folder that cannot be asked is the engine's to tell of
    }
  }

  const makeReserve = () => {
    making ??= fill(file, { signal: stop.signal, hasRoom: () => free() > leastForWriting + reserveSize })
      .then(() => {
        isGivenUp = false
      })
      .catch(() => {
        isGivenUp = !stop.signal.aborted
      })
      .finally(() => {
        making = undefined
      })
  }

  return {
    /** Cheap: every statement may ask. */
    room(): Room {
      if (isGivenUp) return 'none'
      const left = free()
      if (left < leastForWriting) return 'none'
      return left < leastForChanges ? 'short' : 'enough'
    },
    begin() {
      if (keepReserve && !isGivenUp) makeReserve()
    },
    /** Makes room for a recovery; false when it was made before. Until there is a reserve again nothing is written. */
    giveUpReserve() {
      if (isGivenUp || !keepReserve) return false
      isGivenUp = true
      rmSync(file, { force: true })
      return true
    },
    async close() {
      clearInterval(timer)
      stop.abort()
      await making
    },
  }
}

/** Fills the file with data that no file system can compress, so that the room is really taken. */
async function fill(file: string, { signal, hasRoom }: { signal: AbortSignal; hasRoom: () => boolean }) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size === reserveSize) return
  await rm(file, { force: true })
  if (!hasRoom()) throw new Error('The disk has no room for a reserve')
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      const piece = randomFillSync(Buffer.alloc(4 * mebibyte))
      for (let written = 0; written < reserveSize; written += piece.length) {
        signal.throwIfAborted()
        await handle.write(piece)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Whether something failed because the disk takes no more. */
export const isDiskFull = (error: unknown) => {
  const { code, message } = Object(error)
  return code === diskFull || /ENOSPC|EDQUOT|No space left|Disk quota exceeded/.test(`${code} ${message}`)
}

/** The PostgreSQL error code for a full disk. */
export const diskFull = '53100'
