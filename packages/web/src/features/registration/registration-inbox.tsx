import { unwrap } from '@clinic/api'
import type { ReviewState } from '@clinic/core/registration'
import { useApp } from '../../platform/app-context'
import { ListScreen } from '../../platform/list-screen'
import { optionsOf } from '../../platform/options-of'
import { useTexts } from '../../platform/use-texts'
import { DecisionNotice } from './decision-notice'
import { useInboxColumns } from './use-inbox-columns'

/** Who registered at this clinic; without a filter, those who wait for the front office. */
export default function RegistrationInbox() {
  const { api } = useApp()
  const { patient, registration: texts } = useTexts()
  return (
    <>
      <DecisionNotice />
      <ListScreen
        feature="registration"
        words={texts.list}
        load={({ search, page, rowPerPage, chosen, filter }, signal) => {
          const state = filter('state') === 'all' ? undefined : (chosen('state', decided) ?? waiting)
          const query = { search, page, rowPerPage, sort: chosen('sort', sorts), state }
          return unwrap(api.GET('/api/registration', { params: { query }, signal }))
        }}
        columns={useInboxColumns()}
        filters={[
          {
            name: 'state',
            label: texts.columns.state(),
            any: texts.states.submitted(),
            options: [
              ...optionsOf(decided, (state) => texts.states[state]()),
              { value: 'all', label: texts.allStates() },
            ],
          },
        ]}
        sorts={[
          { value: '-submitted_at', label: texts.sorts.newest() },
          { value: 'submitted_at', label: texts.sorts.oldest() },
          { value: 'name', label: texts.sorts.name() },
        ]}
        href={({ id }) => `/clinic/patient/registration/${id}`}
        create="/clinic/information"
        tabs={{
          label: patient.tabs.label(),
          current: '/clinic/patient/registration',
          tabs: [
            { href: '/clinic/patient', label: patient.tabs.patients() },
            { href: '/clinic/patient/registration', label: patient.tabs.registrations() },
          ],
        }}
      />
    </>
  )
}

const waiting = 'submitted' as const
const decided = ['accepted', 'merged', 'rejected', 'expired'] as const satisfies readonly ReviewState[]
const sorts = ['-submitted_at', 'submitted_at', 'name', '-name'] as const
