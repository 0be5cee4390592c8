import '../../../history.css'
import type { Contradiction, FindingRow } from '@clinic/core/odontogram'
import type { ReactNode } from 'react'
import { chartHistory } from 'styled-system/recipes'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Claim } from './claim'
import type { EnteredWords } from './use-entered-words'

interface ContradictionsProps {
  contradictions: readonly Contradiction[]
  words: EnteredWords
  /** What can be done about a row, for whoever decides. */
  actionOf?: (row: FindingRow, contradiction: Contradiction) => ReactNode
  /** What can be done about both. */
  children?: (contradiction: Contradiction) => ReactNode
}

/** What two people entered of one place without having seen each other's entry: both sides beside each other. */
export default function Contradictions({ contradictions, words, actionOf, children }: ContradictionsProps) {
  useNamespace('chart-history')
  const classes = chartHistory()
  const { contradictions: texts } = useTexts()['chart-history']
  return (
    <section aria-label={texts.title(contradictions.length)} className={classes.contradictions}>
      <h3>{texts.title(contradictions.length)}</h3>
      <p>{actionOf ? texts.why() : `${texts.why()} ${texts.readers()}`}</p>
      {contradictions.map((each) => (
        <fieldset
          key={each.conflict.keys.join()}
          aria-label={texts.of({ teeth: each.conflict.teeth.join(' ') })}
          className={classes.contradiction}
        >
          <div className={classes.sides}>
            {each.rows.map((row) => (
              <Claim key={row.key} row={row} words={words}>
                {actionOf?.(row, each)}
              </Claim>
            ))}
          </div>
          {children?.(each)}
        </fieldset>
      ))}
    </section>
  )
}
