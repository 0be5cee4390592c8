import { consentSigners } from '@clinic/core/treatment-consent'
import { labelOf, valuesOf } from '@clinic/core/values'
import type { Ref } from 'react'
import { treatmentConsent } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { SelectField } from '../../ui/field/select-field'
import { SignatureField } from '../../ui/field/signature-field'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'
import type { Service } from '../note/use-services'
import type { ConsentWords } from './consent-words'
import { type ConsentPatient, isMinorOn, type PreparedConsent } from './prepared-consent'
import { ReadExplanation } from './read-explanation'

interface SignFieldsProps {
  ref: Ref<HTMLDivElement>
  value: PreparedConsent
  errors: Readonly<Record<string, string | undefined>>
  /** In the language of the consent. */
  words: ConsentWords
  patient: ConsentPatient
  today: string
  doctor: string
  services: ReadonlyMap<number, Service>
  onChange: (part: Partial<PreparedConsent>) => void
}

/** The page of the patient: what was explained, large enough to read at arm's length, the decision, and who signs. */
export function SignFields(props: SignFieldsProps) {
  const { ref, value, errors, words, patient, today, doctor, services, onChange } = props
  const { fields, read } = words
  const { language, decision, signer, witness } = value
  const pad = { pad: read.pad(), undo: read.undo(), clear: read.clear() }
  const isMinor = isMinorOn(patient, today)
  const classes = treatmentConsent()
  // both languages of consents are read from left to right, whatever the page is
  return (
    <div lang={language} dir="ltr" className={classes.form}>
      <ReadExplanation ref={ref} consent={value} words={words} patient={patient} doctor={doctor} services={services} />
      <div className={classes.who}>
        <RadioGroupField
          name="decision"
          label={read.decision()}
          required
          look="cards"
          error={errors.decision}
          options={[
            { value: 'given', label: read.given(), help: read.givenHelp() },
            { value: 'refused', label: read.refused(), help: read.refusedHelp() },
          ]}
          value={decision ?? ''}
          onChange={(next) => onChange({ decision: oneOf(['given', 'refused'] as const, next) ?? null, drawing: null })}
        />
        {decision === 'refused' && (
          <Remark label={read.why()} isRequired error={errors.remark} value={value.remark} onChange={onChange} />
        )}
        <div className={classes.columns}>
          <SelectField
            name="signer"
            label={fields.signer()}
            help={isMinor ? read.minor() : undefined}
            error={errors.signer}
            options={valuesOf(consentSigners).map((key) => ({
              value: key,
              label: labelOf(consentSigners, key, language),
            }))}
            value={signer}
            onChange={({ target }) => {
              const next = oneOf(valuesOf(consentSigners), target.value) ?? signer
              const signer_name =
                next === 'patient' ? personName(patient) : signer === 'patient' ? '' : value.signer_name
              onChange({ signer: next, signer_name, drawing: null, ...(next !== 'other' && { relation: '' }) })
            }}
          />
          <TextField
            name="signer_name"
            label={read.signer_name()}
            required
            dir="auto"
            autoComplete="off"
            maxLength={120}
            error={errors.signer_name}
            value={value.signer_name}
            onChange={({ target }) => onChange({ signer_name: target.value })}
          />
          {signer === 'other' && (
            <TextField
              name="relation"
              label={read.relation()}
              required
              dir="auto"
              autoComplete="off"
              maxLength={200}
              help={read.relationHelp()}
              error={errors.relation}
              value={value.relation}
              onChange={({ target }) => onChange({ relation: target.value })}
            />
          )}
        </div>
        <SignatureField
          label={read.drawing()}
          required
          help={read.drawingHelp()}
          error={errors.drawing}
          words={pad}
          value={value.drawing}
          onChange={(drawing) => onChange({ drawing })}
        />
        {decision !== 'refused' && (
          <Remark label={read.remark()} error={errors.remark} value={value.remark} onChange={onChange} />
        )}
        <TextField
          name="witness"
          label={read.witnessName()}
          required
          dir="auto"
          autoComplete="off"
          maxLength={120}
          error={errors.witness}
          value={witness}
          onChange={({ target }) => onChange({ witness: target.value, witness_drawing: null })}
        />
        <SignatureField
          label={read.witness_drawing()}
          error={errors.witness_drawing}
          words={pad}
          value={value.witness_drawing}
          onChange={(witness_drawing) => onChange({ witness_drawing })}
        />
      </div>
    </div>
  )
}

interface RemarkProps {
  label: string
  isRequired?: boolean
  error: string | undefined
  value: string
  onChange: (part: Pick<PreparedConsent, 'remark'>) => void
}

function Remark({ label, isRequired = false, error, value, onChange }: RemarkProps) {
  return (
    <TextArea
      name="remark"
      label={label}
      required={isRequired}
      dir="auto"
      rows={2}
      maxLength={1000}
      error={error}
      value={value}
      onChange={({ target }) => onChange({ remark: target.value })}
    />
  )
}
