import type { ReviewState } from '@clinic/core/registration'
import { registrationStates } from '@clinic/core/registration'
import { usePatientTabs } from '../../../entities/patient/use-patient-tabs'
import { ListScreen } from '../../../platform/list/list-screen'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { DecisionNotice } from '../review/decision-notice'
import { useInboxColumns } from './use-inbox-columns'

/** Lists the registrations of this clinic; without a filter, those awaiting the front office. */
export default function RegistrationInbox() {
  const texts = useTexts().registration
  const { label, options } = useLabels()
  return (
    <>
      <DecisionNotice />
      <ListScreen
        feature="registration"
        words={texts.list}
        ask={({ chosen, filter }) => ({
          path: '/api/registration',
          query: {
            sort: chosen('sort', sorts),
            state: filter('state') === 'all' ? undefined : (chosen('state', decided) ?? waiting),
          },
          isTable: true,
        })}
        columns={useInboxColumns()}
        filters={[
          {
            name: 'state',
            label: texts.columns.state(),
            any: label(registrationStates, 'submitted'),
            options: [...options(registrationStates, decided), { value: 'all', label: texts.allStates() }],
          },
        ]}
        sorts={[
          { value: '-submitted_at', label: texts.sorts.newest() },
          { value: 'submitted_at', label: texts.sorts.oldest() },
          { value: 'name', label: texts.sorts.name() },
        ]}
        href={({ id }) => `/clinic/patient/registration/${id}`}
        create="/clinic/information"
        tabs={usePatientTabs('/clinic/patient/registration')}
      />
    </>
  )
}

const waiting = 'submitted' as const
const decided = ['accepted', 'merged', 'rejected', 'expired'] as const satisfies readonly ReviewState[]
const sorts = ['-submitted_at', 'submitted_at', 'name', '-name'] as const
