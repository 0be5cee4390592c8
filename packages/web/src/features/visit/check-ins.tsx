import { Page } from '../../platform/page/page'
import { useNurseTabs } from '../../platform/page/use-nurse-tabs'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { VisitBoard } from './visit-board'

/** Who is here, as the assistants call them: from the door to the chair. */
export default function CheckIns() {
  const { board } = useTexts().visit
  return (
    <Page title={board.checkIns()} tabs={useNurseTabs('/nurse/patient-check-ins')}>
      <Card flush>
        <VisitBoard
          label={board.checkIns()}
          stages={['waiting', 'called', 'in_vitals', 'ready', 'in_practice']}
          empty={{ title: board.emptyNurse(), text: board.emptyNurseText() }}
        />
      </Card>
    </Page>
  )
}
