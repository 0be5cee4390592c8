import type { Schema } from '@clinic/api'
import { dentitionAt, drawingOf, mouthOf, rowsShown, toothRows } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { odontogram as recipe } from 'styled-system/recipes'
import { Choice } from '../../platform/list/list-toolbar'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Indices } from './indices'
import { Odontogram } from './odontogram'
import { ToothTable } from './tooth-table'

const layers = ['now', 'planned', 'first'] as const

/** The chart of a patient to read, as drawing and as table: as it is now, as it is planned, as it was first found, and after each visit. */
export default function ReadChart({ odontogram }: { odontogram: Schema<'Odontogram'> }) {
  const { odontogram: texts } = useTexts()
  const { timeZone, today } = useClinicDay()
  const { date } = useFormat(timeZone)
  const [layer, setLayer] = useState<(typeof layers)[number]>('now')
  const [visit, setVisit] = useState('')
  const { findings, examination, patient, visits } = odontogram
  const mouth = useMemo(
    () => mouthOf(findings, { examination: examination ?? undefined, until: lastMoment(findings, visit) }),
    [findings, examination, visit],
  )
  const drawing = useMemo(() => drawingOf(mouth, layer), [mouth, layer])
  const rows = rowsShown(dentitionAt(ageOn(patient.date_of_birth, today).years), [...drawing.teeth.keys()])
  const marked = toothRows(mouth, rows).filter(({ since, planned }) => since !== null || planned.length > 0)
  return (
    <div className={recipe().root}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
        <Choice
          label={texts.layer()}
          value={layer}
          options={layers.map((value) => ({ value, label: texts.layers[value]() }))}
          onChange={(value) => setLayer(oneOf(layers, value) ?? 'now')}
        />
        {visits.length > 1 && (
          <Choice
            label={texts.asOf()}
            value={visit}
            options={[
              { value: '', label: texts.today() },
              ...visits.toReversed().map(({ visit: id, date: day, doctor_name }) => ({
                value: id,
                label: [date(day), doctor_name].filter(Boolean).join(' · '),
              })),
            ]}
            onChange={setVisit}
          />
        )}
      </div>
      <Odontogram drawing={drawing} rows={rows} />
      <Indices now={mouth.now} dateOfBirth={patient.date_of_birth} />
      {timeZone && marked.length > 0 && <ToothTable label={texts.title()} rows={marked} timeZone={timeZone} />}
    </div>
  )
}

/** When the last finding of a visit was entered; undefined for none. */
const lastMoment = (findings: readonly Schema<'Finding'>[], visit: string) =>
  findings
    .filter((row) => row.visit === visit)
    .map(({ at }) => at)
    .sort()
    .at(-1)
