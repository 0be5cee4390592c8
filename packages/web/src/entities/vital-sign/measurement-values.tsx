import { vitalSign as recipe } from 'styled-system/recipes'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import type { Measurement, Sheet } from './sheet-query'
import { typedSigns } from './typed-signs'
import { useJudgement } from './use-judgement'

interface MeasurementValuesProps {
  measurement: Measurement
  sheet: Sheet
}

/** The values of one measurement; what is out of range says so in words. */
export function MeasurementValues({ measurement, sheet }: MeasurementValuesProps) {
  const { fields, units, measurement: words } = useTexts()['vital-sign']
  const { number } = useFormat()
  const judge = useJudgement(sheet)
  const classes = recipe()
  const pressure = measurement.systolic !== null && `${measurement.systolic}/${measurement.diastolic}`
  return (
    <dl className={classes.values}>
      {pressure && (
        <div className={classes.value}>
          <dt>{fields.systolic()}</dt>
          <dd>
            <bdi dir="ltr">{words.withUnit({ value: pressure, unit: units.systolic() })}</bdi>
            {(['systolic', 'diastolic'] as const).map((sign) => (
              <Judged key={sign} found={judge(sign, measurement)} />
            ))}
          </dd>
        </div>
      )}
      {typedSigns.map((sign) => {
        const value = measurement[sign]
        return (
          value !== null && (
            <div key={sign} className={classes.value}>
              <dt>{fields[sign]()}</dt>
              <dd>
                <bdi dir="ltr">{words.withUnit({ value: number(value), unit: units[sign]() })}</bdi>
                <Judged found={judge(sign, measurement)} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** Normal values need no word. */
function Judged({ found }: { found: ReturnType<ReturnType<typeof useJudgement>> }) {
  return found && !found.isNormal ? (
    <>
      {' '}
      <Tag tone={found.tone}>{found.text}</Tag>
    </>
  ) : null
}
