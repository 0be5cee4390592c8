import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'

/** The red bar at the bottom while the browser is offline; what sticks to the bottom stands on it. */
export function OfflineBar() {
  const texts = useTexts()
  const isOffline = useSelector(useApp().network, (snapshot) => snapshot.hasTag('offline'))
  return (
    <div role="status" className={place}>
      {isOffline && (
        <p data-bottom-bar className={bar}>
          {texts.offline()}
        </p>
      )}
    </div>
  )
}

const place = css({ position: 'fixed', insetInline: '0', bottom: '0', zIndex: 'bar' })
const bar = css({
  height: '8',
  paddingBlock: '1',
  background: 'error.solid',
  color: 'error.on',
  fontWeight: 'semibold',
  textAlign: 'center',
})
