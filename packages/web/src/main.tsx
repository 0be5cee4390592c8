import './index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './app/create-app'
import { Root } from './app/root'
import { AppContext } from './platform/app-context'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <AppContext value={createApp(import.meta.env.VITE_API_URL ?? '')}>
      <Root />
    </AppContext>
  </StrictMode>,
)
