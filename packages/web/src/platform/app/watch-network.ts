import type { NetworkEvent } from '@clinic/core/network'
import { fromCallback, type NonReducibleUnknown } from 'xstate'

/** Tells the network machine what the browser says of its connection. */
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
