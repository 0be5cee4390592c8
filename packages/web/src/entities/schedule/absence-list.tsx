import { absenceKinds, absenceStates } from '@clinic/core/schedule'
import { link } from 'styled-system/recipes'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Table } from '../../ui/table/table'
import { useDays } from './use-days'
import { type AnyAbsence, nameOf, type WorkerSchedule } from './worker-schedule'

interface AbsenceListProps {
  work: WorkerSchedule
  absences: readonly AnyAbsence[] | undefined
  /** own: of one dentist, who need not be named */
  of: 'all' | 'own'
  onOpen: (absence: AnyAbsence) => void
}

/** Lists absences and their states. */
export function AbsenceList({ absences, of, onOpen, work }: AbsenceListProps) {
  const texts = useTexts()['doctor-schedule']
  const { label } = useLabels()
  const { absence: words } = texts
  const { range } = useDays()
  const open = (absence: AnyAbsence, text: string) => (
    <button type="button" className={link()} onClick={() => onOpen(absence)}>
      <bdi>{text}</bdi>
    </button>
  )
  const daysOf = ({ starts_on, ends_on }: AnyAbsence) => range(starts_on, ends_on)
  return (
    <Table
      label={words.title()}
      rows={absences}
      skeletonRows={2}
      rowKey={({ id }) => id}
      columns={[
        ...(of === 'all'
          ? [
              { key: 'dentist', header: work.words.person, cell: (each: AnyAbsence) => open(each, nameOf(each)) },
              { key: 'days', header: words.days(), cell: daysOf },
              ...(work.affectedBy
                ? [
                    {
                      key: 'appointments',
                      header: words.appointments(),
                      fit: true,
                      align: 'end' as const,
                      cell: (each: AnyAbsence) =>
                        'appointments' in each && isOpen(each) && each.appointments > 0 ? each.appointments : '',
                    },
                  ]
                : []),
            ]
          : [{ key: 'days', header: words.days(), cell: (each: AnyAbsence) => open(each, daysOf(each)) }]),
        { key: 'kind', header: words.kind(), fit: true, cell: ({ kind }) => label(absenceKinds, kind) },
        {
          key: 'state',
          header: words.state(),
          selfEvident: true,
          fit: true,
          cell: ({ state }) => <ValueTag of={absenceStates} value={state} />,
        },
      ]}
    />
  )
}

const isOpen = ({ state }: AnyAbsence) => state === 'requested' || state === 'approved'
