import type { Schema } from '@clinic/api'
import { diagnosisCertainties, diagnosisRanks, prognoses } from '@clinic/core/note'
import { valuesOf } from '@clinic/core/values'
import { X } from 'lucide-react'
import { note as recipe } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { IconButton } from '../../ui/icon-button'
import { focusOn } from './focus-on'
import { ToothField } from './tooth-field'
import { useDiagnosisLabel } from './use-terms'

type Diagnosis = Schema<'NoteDiagnosis'>

interface DiagnosisRowProps {
  row: Diagnosis
  onChange: (row: Diagnosis) => void
  onRemove: () => void
}

/** One diagnosis: code and words, tooth, rank, certainty, prognosis. */
export function DiagnosisRow({ row, onChange, onRemove }: DiagnosisRowProps) {
  const { diagnosis: texts, row: labels } = useTexts().note
  const { options } = useLabels()
  const words = useDiagnosisLabel()(row.code)
  const name = texts.name({ code: row.code, words })
  const classes = recipe()
  const at = `note-diagnosis-${row.id}`
  return (
    <li aria-label={name} className={classes.row}>
      <div className={classes.title}>
        <span>
          <b>{row.code}</b> {words}
        </span>
        <IconButton size="sm" label={texts.remove({ name })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div id={at} className={classes.diagnosis}>
        <ToothField
          name="diagnoses.tooth"
          label={labels.tooth()}
          value={row.tooth}
          onChange={(tooth) => onChange({ ...row, tooth })}
          onEnter={() => focusOn('note-new-diagnosis')}
        />
        <div id={`${at}-rank`}>
          <SelectField
            name="diagnoses.rank"
            label={labels.rank()}
            options={options(diagnosisRanks)}
            value={row.rank}
            onChange={({ target }) =>
              onChange({ ...row, rank: oneOf(valuesOf(diagnosisRanks), target.value) ?? row.rank })
            }
          />
        </div>
        <SelectField
          name="diagnoses.certainty"
          label={labels.certainty()}
          options={options(diagnosisCertainties)}
          value={row.certainty}
          onChange={({ target }) =>
            onChange({ ...row, certainty: oneOf(valuesOf(diagnosisCertainties), target.value) ?? row.certainty })
          }
        />
        <SelectField
          name="diagnoses.prognosis"
          label={labels.prognosis()}
          placeholder={texts.noPrognosis()}
          options={options(prognoses)}
          value={row.prognosis ?? ''}
          onChange={({ target }) => onChange({ ...row, prognosis: oneOf(valuesOf(prognoses), target.value) ?? null })}
        />
      </div>
    </li>
  )
}
