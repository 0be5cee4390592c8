import type { Schema } from '@clinic/api'
import { comparedSteps } from '@clinic/core/satu-sehat'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { ComparedStep } from './compared-step'
import { Disclosure } from './disclosure'

interface ComparisonPanelProps {
  visit: number
  steps: readonly Schema<'SatuSehatStepDetail'>[]
}

/** What SATUSEHAT has beside ours, for each step that was sent. It is asked for a step when that is opened. */
export function ComparisonPanel({ visit, steps }: ComparisonPanelProps) {
  const { comparison, steps: names } = useTexts()['satu-sehat']
  const sent = comparedSteps(steps.filter(({ sent_at }) => sent_at !== null).map(({ step }) => step))
  return (
    <Card>
      <Disclosure summary={<span className={css({ textStyle: 'subheading' })}>{comparison.open()}</span>}>
        <div
          className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', paddingBlockStart: '3' })}
        >
          <p className={css({ color: 'muted', textStyle: 'small' })}>{comparison.note()}</p>
          {sent.length === 0 && <p>{comparison.nothing()}</p>}
          {sent.map((step) => (
            <Disclosure key={step} summary={names[step]()}>
              <ComparedStep visit={visit} step={step} />
            </Disclosure>
          ))}
        </div>
      </Disclosure>
    </Card>
  )
}
