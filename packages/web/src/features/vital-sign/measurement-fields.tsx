import { valuesOf } from '@clinic/core/values'
import { arms, bodyMass, bodyPositions, consciousnesses, glucoseTimings, type VitalSign } from '@clinic/core/vital-sign'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import { typedSigns } from '../../entities/vital-sign/typed-signs'
import { useJudgement } from '../../entities/vital-sign/use-judgement'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'
import { Tag } from '../../ui/tag'
import { type Entry, readingOf } from './entry'

interface MeasurementFieldsProps {
  sheet: Sheet
  value: Entry
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Entry>) => void
  /** None where the keypad of the page types. */
  inputMode: 'none' | 'decimal'
}

/** The boxes in the order in which people measure; below each how its value is judged, in words. */
export function MeasurementFields({ sheet, value, errors, change, inputMode }: MeasurementFieldsProps) {
  const texts = useTexts()['vital-sign']
  const { fields, units, form } = texts
  const { options } = useLabels()
  const { number } = useFormat()
  const reading = readingOf(value)
  const mass = bodyMass(reading)
  const classes = recipe()
  const isWoman = sheet.patient.sex === 'female'
  return (
    <>
      <div className={classes.boxes}>
        <div>
          <TextField
            name="systolic"
            data-step="next"
            label={fields.systolic()}
            required={value.unmeasurable_reason === ''}
            size="lg"
            dir="ltr"
            inputMode={inputMode}
            maxLength={12}
            end={<Unit>{units.systolic()}</Unit>}
            help={form.pressureHelp()}
            error={errors.systolic ?? errors.diastolic}
            value={value.pressure}
            onChange={({ target }) => change({ pressure: target.value })}
          />
          <Level signs={['systolic', 'diastolic']} value={value} sheet={sheet} />
        </div>
        {typedSigns.map((sign) => (
          <div key={sign}>
            <TextField
              name={sign}
              label={fields[sign]()}
              size="lg"
              dir="ltr"
              inputMode={inputMode}
              maxLength={8}
              end={<Unit>{units[sign]()}</Unit>}
              help={sign === 'height' && mass !== null ? form.bodyMass(number(mass)) : undefined}
              error={errors[sign]}
              value={value[sign]}
              onChange={({ target }) => change({ [sign]: target.value })}
            />
            <Level signs={[sign]} value={value} sheet={sheet} />
          </div>
        ))}
        {value.glucose !== '' && (
          <SelectField
            name="glucose_timing"
            label={fields.glucose_timing()}
            required
            size="lg"
            placeholder={form.choose()}
            options={options(glucoseTimings)}
            error={errors.glucose_timing}
            value={value.glucose_timing ?? ''}
            onChange={({ target }) => change({ glucose_timing: oneOf(valuesOf(glucoseTimings), target.value) ?? null })}
          />
        )}
      </div>
      <details open={hasMore(value) || undefined}>
        <summary>{form.more()}</summary>
        <div className={classes.stack}>
          <TextField
            name="unmeasurable_reason"
            label={fields.unmeasurable_reason()}
            maxLength={200}
            help={form.unmeasurableHelp()}
            error={errors.unmeasurable_reason}
            value={value.unmeasurable_reason}
            onChange={({ target }) => change({ unmeasurable_reason: target.value })}
          />
          <div className={classes.boxes}>
            <SelectField
              name="arm"
              label={fields.arm()}
              placeholder={form.choose()}
              options={options(arms)}
              error={errors.arm}
              value={value.arm ?? ''}
              onChange={({ target }) => change({ arm: oneOf(valuesOf(arms), target.value) ?? null })}
            />
            <SelectField
              name="position"
              label={fields.position()}
              placeholder={form.choose()}
              options={options(bodyPositions)}
              error={errors.position}
              value={value.position ?? ''}
              onChange={({ target }) => change({ position: oneOf(valuesOf(bodyPositions), target.value) ?? null })}
            />
            <SelectField
              name="consciousness"
              label={fields.consciousness()}
              placeholder={form.choose()}
              options={options(consciousnesses)}
              error={errors.consciousness}
              value={value.consciousness ?? ''}
              onChange={({ target }) =>
                change({ consciousness: oneOf(valuesOf(consciousnesses), target.value) ?? null })
              }
            />
          </div>
          {isWoman && (
            <div className={classes.boxes}>
              <CheckboxField
                name="is_pregnant"
                label={fields.is_pregnant()}
                checked={value.is_pregnant}
                onChange={({ target }) => change({ is_pregnant: target.checked })}
              />
              {value.is_pregnant && (
                <TextField
                  name="pregnancy_weeks"
                  label={fields.pregnancy_weeks()}
                  dir="ltr"
                  inputMode={inputMode}
                  maxLength={2}
                  error={errors.pregnancy_weeks}
                  value={value.pregnancy_weeks}
                  onChange={({ target }) => change({ pregnancy_weeks: target.value })}
                />
              )}
              <CheckboxField
                name="is_breastfeeding"
                label={fields.is_breastfeeding()}
                checked={value.is_breastfeeding}
                onChange={({ target }) => change({ is_breastfeeding: target.checked })}
              />
            </div>
          )}
          <TextArea
            name="note"
            label={fields.note()}
            maxLength={1000}
            error={errors.note}
            value={value.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </details>
    </>
  )
}

/** Whether something is said that would be out of sight. */
const hasMore = ({ unmeasurable_reason, arm, position, consciousness, is_pregnant, is_breastfeeding, note }: Entry) =>
  [unmeasurable_reason, arm, position, consciousness, is_pregnant, is_breastfeeding, note].some(Boolean)

const Unit = ({ children }: { children: string }) => <span className={recipe().unit}>{children}</span>

/** Of two numbers in one box the one that is not normal is judged. */
function Level({ signs, value, sheet }: { signs: readonly VitalSign[]; value: Entry; sheet: Sheet }) {
  const judge = useJudgement(sheet)
  const reading = readingOf(value)
  const found = signs.flatMap((sign) => judge(sign, reading) ?? [])
  const outside = found.filter(({ isNormal }) => !isNormal)
  return (
    <div className={recipe().level} aria-live="polite">
      {(outside.length > 0 ? outside : found.slice(0, 1)).map(({ tone, text }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </div>
  )
}
