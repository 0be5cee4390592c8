import type { Schema } from '@clinic/api'
import { activityActions, activityObjects } from '@clinic/core/activity'
import { Suspense } from 'react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { activityLabel, namespacesFor } from './activity-labels'

/** What was done, in one sentence: "Phone changed: patient Dewi Lestari". */
export function ActivitySentence({ activity }: { activity: Schema<'Activity'> }) {
  return (
    <Suspense fallback={<PlainSentence activity={activity} />}>
      {activity.action === 'update' ? <NamedSentence activity={activity} /> : <PlainSentence activity={activity} />}
    </Suspense>
  )
}

function NamedSentence({ activity }: { activity: Schema<'Activity'> }) {
  useNamespaces(namespacesFor([activity]))
  const texts = useTexts()
  const what = changedFields(texts, activity)
  return <Sentence activity={activity} what={what} />
}

function PlainSentence({ activity }: { activity: Schema<'Activity'> }) {
  const { activity: texts } = useTexts()
  const { label } = useLabels()
  const { action, object, rows } = activity
  const what =
    rows !== null && action === 'export'
      ? texts.exported(rows)
      : rows !== null && action === 'refuse' && object === 'user'
        ? texts.refused(rows)
        : label(activityActions, action)
  return <Sentence activity={activity} what={what} />
}

function Sentence({ activity, what }: { activity: Schema<'Activity'>; what: string | undefined }) {
  const { activity: texts } = useTexts()
  const { label } = useLabels()
  const { action, object, name, patients } = activity
  const [patient, ...others] = patients
  const record = [inSentence(label(activityObjects, object)), name && isolated(name)].filter(Boolean).join(' ')
  const of = patient && others.length === 0 ? isolated(patient.name) : ''
  const whole =
    object === 'patient' ? [record, of].filter(Boolean).join(' ') : of ? texts.of({ record, patient: of }) : record
  return texts.done({ what: what ?? label(activityActions, action), record: whole })
}

/** "Phone and Email changed", or how many where a sentence would be long. */
function changedFields(texts: TranslationFunctions, { object, fields, left_out }: Schema<'Activity'>) {
  const names = [...new Set(fields.map(({ field }) => activityLabel(texts, object, field)).filter(Boolean))]
  if (names.length === 0) return
  if (left_out > 0 || names.length > most) return texts.activity.changedMany({ count: names.length + left_out })
  return texts.activity.changed({ fields: names.join(', ') })
}
const most = 3

/** A label among other words; what is written in capitals stays so. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
