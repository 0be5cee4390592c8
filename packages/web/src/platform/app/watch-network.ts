import type { NetworkEvent } from '@clinic/core/network'
import { fromCallback, type NonReducibleUnknown } from 'xstate'

/** Passes the browser's online and offline events to the network machine. */
export const watchNetwork = fromCallback<NetworkEvent, NonReducibleUnknown>(({ sendBack }) => {
  const lost = () => sendBack({ type: 'network.lost' })
  const restored = () => sendBack({ type: 'network.restored' })
  window.addEventListener('offline', lost)
  window.addEventListener('online', restored)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', restored)
  }
})
