import { type Schema, unwrap } from '@clinic/api'
import { type LetterProblem, letterKinds, letterLanguages, letterProblems } from '@clinic/core/letter'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { inputName } from '../../platform/record/field-errors'
import { RecordDialog } from '../../platform/record/record-dialog'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { Letter, LetterContent } from './letter-query'
import { ReferralFields } from './referral-fields'
import { RestFields } from './rest-fields'

interface IssueLetterDialogProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient' | 'queue_date'>
  onClose: () => void
}

/** What is typed: the parts of all kinds, so that a look at another kind loses nothing. */
type Typed = Omit<LetterContent, 'sick_note' | 'referral'> & {
  sick_note: Schema<'SickNote'>
  referral: Schema<'Referral'>
}

/** Writes a letter, signs it and issues it. */
export default function IssueLetterDialog({ visit, onClose }: IssueLetterDialogProps) {
  const { api } = useApp()
  const { fields, help, issue, problems, attendance } = useTexts().letter
  const { options } = useLabels()
  const { date } = useFormat()
  const queries = useQueryClient()
  const { id, patient, queue_date } = visit
  const sentenceOf = ({ problem }: LetterProblem) => problems[problem]({ date: date(queue_date) })
  return (
    <RecordDialog<Typed, Letter>
      form={`letter-of-visit-${id}`}
      title={issue.title({ name: personName(patient) })}
      description={issue.text()}
      saveLabel={issue.save()}
      initial={{
        kind: 'sick_note',
        language: 'id',
        sick_note: { from: queue_date, until: queue_date, long_reason: '', diagnosis: '', has_consent: false },
        referral: { facility: '', specialist: '', diagnosis: '', findings: '', treatment: '', request: '' },
        remark: '',
      }}
      problemsOf={(typed) =>
        Object.fromEntries(
          letterProblems(contentOf(typed), { visitedOn: queue_date }).map((each) => [
            inputName(each.field.split('.')),
            sentenceOf(each),
          ]),
        )
      }
      save={(typed, key) =>
        unwrap(
          api.POST('/api/visit/{id}/letter', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: contentOf(typed),
          }),
        )
      }
      onSaved={({ number }) => {
        void notify('success', issue.saved({ number }))
        void queries.invalidateQueries({ queryKey: ['letter'] }).then(onClose)
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <FormRow>
            <SelectField
              name="kind"
              label={fields.kind()}
              options={options(letterKinds)}
              error={errors.kind}
              value={value.kind}
              onChange={({ target }) => change({ kind: oneOf(valuesOf(letterKinds), target.value) ?? value.kind })}
            />
            <SelectField
              name="language"
              label={fields.language()}
              options={options(letterLanguages)}
              error={errors.language}
              value={value.language}
              onChange={({ target }) =>
                change({ language: oneOf(valuesOf(letterLanguages), target.value) ?? value.language })
              }
            />
          </FormRow>
          {value.kind === 'sick_note' && (
            <RestFields
              value={value.sick_note}
              errors={errors}
              visit={id}
              onChange={(part) => change({ sick_note: { ...value.sick_note, ...part } })}
            />
          )}
          {value.kind === 'referral' && (
            <ReferralFields
              value={value.referral}
              errors={errors}
              visit={id}
              onChange={(part) => change({ referral: { ...value.referral, ...part } })}
            />
          )}
          {value.kind === 'attendance' && <p>{attendance()}</p>}
          <TextField
            name="remark"
            label={fields.remark()}
            dir="auto"
            maxLength={200}
            help={help.remark()}
            error={errors.remark}
            value={value.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}

/** The letter that is sent: with the part of its kind only. */
const contentOf = ({ sick_note, referral, ...rest }: Typed): LetterContent => ({
  ...rest,
  sick_note: rest.kind === 'sick_note' ? sick_note : null,
  referral: rest.kind === 'referral' ? referral : null,
})
