import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a server before everything else: notes in the file SYNC_LOG, in their order, what its embedded database
// writes to its write-ahead log and what of it reaches the disk.

const { openSync, readlinkSync, writeSync, fsyncSync } = fs
const log = openSync(process.env.SYNC_LOG ?? '', 'a')

/** @param {number} file */
const isWriteAheadLog = (file) => readlinkSync(`/proc/self/fd/${file}`).includes('/pg_wal/')

/** @type {typeof fs.writeSync} */
fs.writeSync = (/** @type {number} */ file, /** @type {any[]} */ ...what) => {
  const written = Reflect.apply(writeSync, fs, [file, ...what])
  if (isWriteAheadLog(file)) writeSync(log, 'w')
  return written
}
fs.fsyncSync = (file) => {
  fsyncSync(file)
  if (isWriteAheadLog(file)) writeSync(log, 's')
}
syncBuiltinESMExports()
