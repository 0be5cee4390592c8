import type { Schema } from '@clinic/api'
import { activityActions, activityKinds, activityObjects } from '@clinic/core/activity'
import { valuesOf } from '@clinic/core/values'
import { useSearchParams } from 'wouter'
import { ListScreen } from '../../../platform/list/list-screen'
import type { ListFilter } from '../../../platform/list/list-toolbar'
import { daysIn, periodFilter, periods } from '../../../platform/list/period'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { useInformationTabs } from '../use-information-tabs'
import { useActivityColumns } from './use-activity-columns'

/** What was changed in the clinic, by whom and when, the latest first. */
export default function ActivityList() {
  const { activity } = useTexts()
  const { options } = useLabels()
  const { today } = useClinicDay()
  const byLabel = (all: readonly { value: string; label: string }[]) =>
    all.toSorted((one, other) => one.label.localeCompare(other.label))
  const objects = valuesOf(activityObjects).filter((object) => object !== 'other')
  return (
    <ListScreen<Schema<'Activity'>>
      feature="activity"
      words={activity.list}
      tabs={useInformationTabs('activity')}
      ask={({ chosen, filter }) => ({
        path: '/api/activity',
        query: {
          kind: chosen('kind', valuesOf(activityKinds)),
          object: chosen('object', valuesOf(activityObjects)),
          object_id: numberIn(filter('record')),
          patient_id: numberIn(filter('patient')),
          action: chosen('action', valuesOf(activityActions)),
          ...daysIn(chosen('period', periods), today),
        },
      })}
      columns={useActivityColumns()}
      filters={[
        periodFilter(activity.period),
        {
          name: 'object',
          label: activity.object.label(),
          any: activity.object.any(),
          options: byLabel(options(activityObjects, objects)),
        },
        {
          name: 'action',
          label: activity.action.label(),
          any: activity.action.any(),
          options: byLabel(options(activityActions)),
        },
        {
          name: 'kind',
          label: activity.kind.label(),
          any: activity.kind.any(),
          options: options(activityKinds, otherKinds),
        },
        ...useChosenOne('record', activity.oneRecord),
        ...useChosenOne('patient', activity.onePatient),
      ]}
    />
  )
}

// without a choice it lists changes
const otherKinds = valuesOf(activityKinds).filter((kind) => kind !== 'change')

const numberIn = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The filter that a link to the list of one record sets: offered only while it is set, to be taken away. */
function useChosenOne(name: string, words: Record<'label' | 'any' | 'one', () => string>): ListFilter[] {
  const [search] = useSearchParams()
  const value = search.get(name)
  if (value === null) return []
  return [{ name, label: words.label(), any: words.any(), options: [{ value, label: words.one() }] }]
}
