import { css } from 'styled-system/css'

/** The record number of a patient among other words: never broken at its hyphens. */
export function RecordNumber({ number }: { number: string }) {
  return <span className={css({ whiteSpace: 'nowrap' })}>{number}</span>
}
