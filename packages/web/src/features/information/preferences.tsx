import type { Information } from '../../platform/session/information-query'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { InformationScreen } from './information-screen'
import { InformationSections } from './information-sections'

const fields = [
  'slot_minutes',
  'late_tolerance_minutes',
  'check_up_months',
  'discount_limit_percent',
  'rounding',
  'collects_tax',
  'charges_stamp',
  'takes_vital_signs',
] as const

/** Settings of the clinic: the length of an appointment, tolerance of lateness, check-ups, vital signs, limit of discounts, rounding. */
export default function Preferences() {
  return (
    <InformationScreen tab="preferences">
      {(information) => <PreferenceSections information={information} />}
    </InformationScreen>
  )
}

function PreferenceSections({ information }: { information: Information }) {
  const { preferences: texts, fields: labels } = useTexts().information
  const { money, number } = useFormat()
  const minutes = (value: number) => ({ value: String(value), label: texts.minutes({ minutes: number(value) }) })
  const problem = (value: number | null, most: number) =>
    value === null || value > most ? texts.atMost({ most: number(most) }) : undefined
  return (
    <InformationSections
      tab="preferences"
      information={information}
      fields={fields}
      problemsOf={(value) => ({
        late_tolerance_minutes: problem(value.late_tolerance_minutes, 120),
        discount_limit_percent: problem(value.discount_limit_percent, 100),
      })}
      sections={[
        {
          title: texts.appointments(),
          fields: [
            [
              {
                kind: 'reference',
                name: 'slot_minutes',
                label: labels.slot_minutes(),
                help: texts.slotHelp(),
                options: [15, 20, 30].map(minutes),
              },
              {
                kind: 'number',
                name: 'late_tolerance_minutes',
                label: labels.late_tolerance_minutes(),
                help: texts.lateHelp(),
                unit: texts.minuteUnit(),
              },
              {
                kind: 'reference',
                name: 'check_up_months',
                label: labels.check_up_months(),
                help: texts.checkUpHelp(),
                options: [3, 4, 6, 9, 12].map((value) => ({
                  value: String(value),
                  label: texts.months({ months: number(value) }),
                })),
              },
            ],
          ],
        },
        {
          title: texts.visits(),
          fields: [
            [
              {
                kind: 'flag',
                name: 'takes_vital_signs',
                label: labels.takes_vital_signs(),
                help: texts.vitalSignsHelp(),
              },
            ],
          ],
        },
        {
          title: texts.money(),
          fields: [
            [
              {
                kind: 'number',
                name: 'discount_limit_percent',
                label: labels.discount_limit_percent(),
                help: texts.discountHelp(),
                unit: '%',
              },
              {
                kind: 'reference',
                name: 'rounding',
                label: labels.rounding(),
                help: texts.roundingHelp(),
                options: [1, 100, 500, 1000].map((rupiah) => ({
                  value: String(rupiah),
                  label: rupiah === 1 ? texts.noRounding() : money(rupiah),
                })),
              },
            ],
            [
              { kind: 'flag', name: 'collects_tax', label: labels.collects_tax(), help: texts.taxHelp() },
              { kind: 'flag', name: 'charges_stamp', label: labels.charges_stamp(), help: texts.stampHelp() },
            ],
          ],
        },
      ]}
    />
  )
}
