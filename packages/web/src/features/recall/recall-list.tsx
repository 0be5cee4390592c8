import { recallDaysAhead, recallReasons, recallStates } from '@clinic/core/recall'
import { addDays } from '@clinic/core/time'
import { valuesOf } from '@clinic/core/values'
import { Suspense, useMemo, useState } from 'react'
import { useDoctorFilter } from '../../entities/doctor/use-doctor-options'
import { usePatientTabs } from '../../entities/patient/use-patient-tabs'
import type { RowMenu } from '../../platform/list/list-rows'
import { ListScreen } from '../../platform/list/list-screen'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { optionsOf } from '../../platform/texts/options-of'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { Recall } from './recall'
import { useRecallColumns } from './use-recall-columns'

const RecallMenu = lazyWithRetry(() => import('./recall-menu'))
const CallDialog = lazyWithRetry(() => import('./call-dialog'))

/** The patients who should come again, for the desk that calls them; without a filter those who have no appointment yet. */
export default function RecallList() {
  const texts = useTexts().recall
  const { label, options } = useLabels()
  const { today } = useClinicDay()
  const [called, call] = useState<Recall>()
  const menu = useMemo(
    (): RowMenu<Recall> => ({
      nameOf: ({ patient }) => personName(patient),
      draw: (recall, opening) => <RecallMenu recall={recall} onCall={() => call(recall)} {...opening} />,
      prepare() {
        RecallMenu.prepare()
        CallDialog.prepare()
      },
    }),
    [],
  )
  return (
    <>
      <ListScreen<Recall>
        feature="recall"
        words={texts.list}
        tabs={usePatientTabs('/clinic/patient/recall')}
        ask={({ chosen, filter }) => {
          const until = chosen('until', periods)
          return {
            path: '/api/recall',
            query: {
              sort: chosen('sort', sorts),
              state: chosen('state', valuesOf(recallStates)),
              reason: chosen('reason', valuesOf(recallReasons)),
              doctor_id: Number(filter('doctor')) || undefined,
              until: until && addDays(today, daysAhead[until]),
            },
            isTable: true,
          }
        }}
        columns={useRecallColumns()}
        filters={[
          {
            name: 'state',
            label: texts.fields.state(),
            any: texts.toCall(),
            // the rows without a filter are to be called too, those nobody called are some of them
            options: optionsOf(valuesOf(recallStates), (state) =>
              state === 'due' ? texts.notCalled() : label(recallStates, state),
            ),
          },
          { name: 'reason', label: texts.fields.reason(), any: texts.anyReason(), options: options(recallReasons) },
          { name: 'doctor', label: texts.fields.doctor_id(), any: texts.anyDoctor(), options: useDoctorFilter() },
          {
            name: 'until',
            label: texts.until.label(),
            any: texts.until.soon({ days: recallDaysAhead }),
            options: optionsOf(periods, (period) => texts.until[period]()),
          },
        ]}
        sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
        href={({ patient }) => `/clinic/patient/${patient.id}`}
        menu={menu}
      />
      {called && (
        <Suspense>
          <CallDialog recall={called} onClose={() => call(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const sorts = ['due_on', '-due_on', 'name', '-name'] as const
const daysAhead = { today: 0, month: 30, quarter: 90 } as const
const periods = ['today', 'month', 'quarter'] as const
