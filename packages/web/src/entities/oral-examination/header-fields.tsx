import {
  diastemaPresences,
  examinedFields,
  type OralExaminationContent,
  occlusions,
  palateDepths,
  radiographs,
  toothAnomalyPresences,
  torusMandibularisSides,
  torusPalatinusSizes,
  withoutDetails,
} from '@clinic/core/oral-examination'
import { type Values, valuesOf } from '@clinic/core/values'
import { oralExamination as recipe } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'
import { WidthField } from './width-field'

interface HeaderFieldsProps {
  content: OralExaminationContent
  onChange: (part: Partial<OralExaminationContent>) => void
}

/** The header of the national form. What is not examined stays so until it is chosen. */
export function HeaderFields({ content, onChange }: HeaderFieldsProps) {
  const texts = useTexts()['oral-examination']
  const { label } = useLabels()
  const locale = useLanguage()
  const classes = recipe()
  const change = (part: Partial<OralExaminationContent>) => onChange(withoutDetails({ ...content, ...part }))
  const text = (name: 'diastema_place' | 'anomaly_teeth' | 'anomaly_shape', help?: string) => (
    <TextField
      name={name}
      label={texts.fields[name]()}
      help={help}
      autoComplete="off"
      maxLength={200}
      value={content[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const count = (name: 'photo_count' | keyof typeof radiographs, words: string) => (
    <NumberField
      key={name}
      name={name}
      label={words}
      locale={locale}
      value={content[name]}
      onChange={(value) => (value !== null && value > 99 ? undefined : change({ [name]: value }))}
    />
  )
  return (
    <>
      <div className={classes.fields}>
        <Chosen
          name="occlusion"
          of={occlusions}
          value={content.occlusion}
          onChange={(occlusion) => change({ occlusion })}
        />
        <Chosen
          name="torus_palatinus"
          of={torusPalatinusSizes}
          value={content.torus_palatinus}
          onChange={(torus_palatinus) => change({ torus_palatinus })}
        />
        <Chosen
          name="torus_mandibularis"
          of={torusMandibularisSides}
          value={content.torus_mandibularis}
          onChange={(torus_mandibularis) => change({ torus_mandibularis })}
        />
        <Chosen name="palate" of={palateDepths} value={content.palate} onChange={(palate) => change({ palate })} />
        <Chosen
          name="diastema"
          of={diastemaPresences}
          value={content.diastema}
          onChange={(diastema) => change({ diastema })}
        />
        <Chosen
          name="anomaly"
          of={toothAnomalyPresences}
          value={content.anomaly}
          onChange={(anomaly) => change({ anomaly })}
        />
      </div>
      {content.diastema === 'present' && (
        <fieldset className={classes.part} aria-label={label(examinedFields, 'diastema')}>
          <div className={classes.fields}>
            {text('diastema_place', texts.placeHelp())}
            <WidthField value={content.diastema_width} onChange={(diastema_width) => change({ diastema_width })} />
          </div>
        </fieldset>
      )}
      {content.anomaly === 'present' && (
        <fieldset className={classes.part} aria-label={label(examinedFields, 'anomaly')}>
          <div className={classes.fields}>
            {text('anomaly_teeth', texts.teethHelp())}
            {text('anomaly_shape')}
          </div>
        </fieldset>
      )}
      <TextArea
        name="others"
        label={label(examinedFields, 'others')}
        rows={2}
        maxLength={1000}
        value={content.others}
        onChange={({ target }) => change({ others: target.value })}
      />
      <div className={classes.counts}>
        {count('photo_count', label(examinedFields, 'photos'))}
        {valuesOf(radiographs).map((kind) => count(kind, texts.fields[kind]()))}
      </div>
    </>
  )
}

interface ChosenProps<Value extends string> {
  name: 'occlusion' | 'torus_palatinus' | 'torus_mandibularis' | 'palate' | 'diastema' | 'anomaly'
  of: Values<Value>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** One of a few findings, or not examined. */
function Chosen<Value extends string>({ name, of, value, onChange }: ChosenProps<Value>) {
  const { notExamined } = useTexts()['oral-examination']
  const { label, options } = useLabels()
  return (
    <SelectField
      name={name}
      label={label(examinedFields, name)}
      placeholder={notExamined()}
      options={options(of)}
      value={value ?? ''}
      onChange={({ target }) => onChange(oneOf(valuesOf(of), target.value) ?? null)}
    />
  )
}
