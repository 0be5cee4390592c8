import type { Schema } from '@clinic/api'
import { activityRoles } from '@clinic/core/activity'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { ActivityEntry } from './activity-entry'

export function useActivityColumns(): readonly Column<Schema<'Activity'>>[] {
  const { columns } = useTexts().activity
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return [
    { key: 'at', header: columns.at(), fit: true, cell: ({ at }) => dateTime(at) },
    {
      key: 'who',
      header: columns.who(),
      selfEvident: true,
      cell: ({ user_name, role }) => {
        const roleName = label(activityRoles, role)
        return <TwoLines small={user_name && roleName}>{user_name || roleName}</TwoLines>
      },
    },
    {
      key: 'what',
      header: columns.what(),
      selfEvident: true,
      cell: (activity) => <ActivityEntry activity={activity} />,
    },
  ]
}
