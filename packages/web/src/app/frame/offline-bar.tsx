import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app-context'
import { useTexts } from '../../platform/use-texts'

/** The red bar at the bottom while the browser is offline. */
export function OfflineBar() {
  const texts = useTexts()
  const isOffline = useSelector(useApp().network, (snapshot) => snapshot.hasTag('offline'))
  return (
    <div role="status" className={css({ position: 'fixed', insetInline: '0', bottom: '0', zIndex: 'bar' })}>
      {isOffline && (
        <p
          className={css({
            background: 'error.solid',
            color: 'error.on',
            textAlign: 'center',
            paddingBlock: '2',
            fontWeight: 'semibold',
          })}
        >
          {texts.offline()}
        </p>
      )}
    </div>
  )
}
