import '../../writing.css'
import { note as recipe } from 'styled-system/recipes'
import type { Letter } from './letter-query'
import { LetterRow } from './letter-row'

/** Letters below each other, the latest first. */
export function LetterRows({ letters }: { letters: readonly Letter[] }) {
  return (
    <ul className={recipe().rows}>
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}
