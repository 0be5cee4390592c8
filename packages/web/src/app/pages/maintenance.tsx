import { button } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { ToothUnderCare } from './drawings'
import { MessagePage } from './message-page'

export default function Maintenance() {
  const { maintenance } = useTexts().frame
  return (
    <MessagePage isWhole drawing={<ToothUnderCare />} title={maintenance.title()} text={maintenance.text()}>
      {/* a whole new page, which may be served again by now */}
      <a href="/" className={button()}>
        {maintenance.tryAgain()}
      </a>
    </MessagePage>
  )
}
