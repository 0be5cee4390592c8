import type { Schema } from '@clinic/api'
import { displayMachine } from '@clinic/core/display'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../../platform/app/app-context'
import { askQueue } from './ask-queue'
import { DisplayView } from './display-view'

/**
 * The display of the waiting room. The token of its link stands behind the # of the address, which no browser sends to a server
 * or to another site; it stays there, so that a television that was switched off shows the queue again.
 */
export default function Display() {
  const token = useSyncExternalStore(watchToken, readToken)
  return <DisplayOf key={token} token={token} />
}

function DisplayOf({ token }: { token: string }) {
  const { api, network, texts } = useApp()
  const machine = useMemo(() => {
    let shown: Schema<'DisplayLanguage'> | undefined
    const prepare = async ({ language }: Schema<'DisplayQueue'>) => {
      const wanted = languageOfAddress() ?? language
      if (wanted === shown) return
      // the language of this page alone: a desk that looks at the display keeps its own
      await texts.load(wanted)
      texts.show(wanted)
      shown = wanted
    }
    return displayMachine.provide({ actors: { askQueue: askQueue(api, { token, prepare }) } })
  }, [api, texts, token])
  const display = useActorRef(machine)
  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  useEffect(() => {
    if (!isOffline) display.send({ type: 'network.restored' })
  }, [isOffline, display])
  return <DisplayView display={display} />
}

const readToken = () => location.hash.slice(1).toLowerCase()

function watchToken(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function languageOfAddress(): Schema<'DisplayLanguage'> | undefined {
  const lang = new URLSearchParams(location.search).get('lang')
  return lang === 'en' || lang === 'id' ? lang : undefined
}
