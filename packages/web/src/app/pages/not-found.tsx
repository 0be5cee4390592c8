import { button } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { MissingTooth } from './drawings'
import { MessagePage } from './message-page'

export default function NotFound() {
  const { notFound } = useTexts().frame
  return (
    <MessagePage drawing={<MissingTooth />} title={notFound.title()} text={notFound.text()}>
      <Link href="/" className={button()}>
        {notFound.home()}
      </Link>
    </MessagePage>
  )
}
