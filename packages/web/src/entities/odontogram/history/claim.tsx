import { drawingOf, type FindingRow, mouthOf } from '@clinic/core/odontogram'
import { type ReactNode, useId } from 'react'
import { chartHistory } from 'styled-system/recipes'
import { useTexts } from '../../../platform/texts/use-texts'
import { Patterns } from '../patterns'
import { Box } from '../tooth-box'
import { useFindingWords } from '../use-finding-words'
import type { EnteredWords } from './use-entered-words'

interface ClaimProps {
  row: FindingRow
  words: EnteredWords
  children?: ReactNode
}

/** What one person entered, drawn on its own and in words, with who, when and in which visit. */
export function Claim({ row, words, children }: ClaimProps) {
  const classes = chartHistory()
  const { compare, contradictions: texts } = useTexts()['chart-history']
  const { mark } = useFindingWords()
  const patterns = useId()
  const layer = row.mode === 'planned' ? 'planned' : 'now'
  const drawing = drawingOf(mouthOf([row]), layer)
  const said = mark({ ...row, isUncertain: row.is_uncertain })
  const visit = words.visitSaid(row.visit)
  return (
    <div className={classes.claim}>
      <span className={classes.teeth}>
        {row.teeth.map((tooth) => (
          <svg key={tooth} aria-hidden="true" className={classes.tooth} viewBox="-8 -8 116 116">
            <Patterns prefix={`${patterns}${tooth}`} />
            <Box tooth={tooth} drawing={drawing.teeth.get(tooth)} patterns={`${patterns}${tooth}`} />
          </svg>
        ))}
      </span>
      <div>
        <strong>
          <bdi>{`${row.teeth.join(' ')}: ${layer === 'planned' ? compare.planned({ finding: said }) : said}`}</bdi>
        </strong>
        <bdi className={classes.quiet}>{words.entered(row)}</bdi>
        {visit && <bdi className={classes.quiet}>{texts.in({ visit })}</bdi>}
        {children}
      </div>
    </div>
  )
}
