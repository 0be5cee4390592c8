import { homeOf, type NavigationItem, navigationOf } from '@clinic/core/access'
import { button } from 'styled-system/recipes'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../../platform/session/use-account'
import { useTexts } from '../../platform/texts/use-texts'
import { ToothToCome } from './drawings'
import { MessagePage } from './message-page'

/** The one page of every path whose feature is not built yet. */
export default function ComingLater() {
  const texts = useTexts()
  const [location] = useLocation()
  const account = useAccount()
  if (!account) return null
  const role = account.role.name
  const item = navigationOf(role)
    .flatMap(({ items }) => items.flatMap(withChildren))
    .find(({ path }) => path === location)
  return (
    <MessagePage
      drawing={<ToothToCome />}
      title={texts.frame.comingLater.title({ screen: item ? texts.navigation.names[item.key]() : location })}
      text={texts.frame.comingLater.text()}
    >
      <Link href={homeOf(role)} className={button()}>
        {texts.frame.comingLater.home()}
      </Link>
    </MessagePage>
  )
}

const withChildren = (item: NavigationItem): NavigationItem[] => [item, ...(item.children ?? [])]
