import '../../measuring.css'
import { Fragment, type ReactNode } from 'react'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { typedSigns } from '../../entities/vital-sign/typed-signs'
import { VitalSignTag } from '../../entities/vital-sign/vital-sign-tag'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Unbroken } from '../../ui/table/two-lines'

interface FoldedVitalsProps {
  sheet: Sheet
  /** What is unfolded. */
  children: ReactNode
}

/** The latest vital signs in one line above the chart; a reason to stop that nobody has seen stands unfolded. */
export function FoldedVitals({ sheet, children }: FoldedVitalsProps) {
  const texts = useTexts()
  const { vitals } = texts.practice
  const { units, measurement: words } = texts['vital-sign']
  const { number } = useFormat()
  const { vital_sign, measurements, skip_reason } = sheet
  const latest = measurements.findLast(({ state }) => state === 'recorded')
  const values = latest && [
    ...(latest.systolic === null
      ? []
      : [['systolic', words.withUnit({ value: `${latest.systolic}/${latest.diastolic}`, unit: units.systolic() })]]),
    ...typedSigns.flatMap((sign) => {
      const value = latest[sign]
      return value === null ? [] : [[sign, words.withUnit({ value: number(value), unit: units[sign]() })]]
    }),
  ]
  return (
    <details className={recipe().folded} open={vital_sign.level === 'hard_alert' && !vital_sign.is_acknowledged}>
      <summary>
        <h2>{vitals.title()}</h2>
        {values && (
          <bdi dir="ltr">
            {values.map(([sign, value], index) => (
              <Fragment key={sign}>
                {index > 0 && ' · '}
                <Unbroken>{value}</Unbroken>
              </Fragment>
            ))}
          </bdi>
        )}
        {!latest && <span>{skip_reason ? vitals.skipped({ reason: skip_reason }) : vitals.none()}</span>}
        <VitalSignTag mark={vital_sign} />
      </summary>
      {children}
    </details>
  )
}
