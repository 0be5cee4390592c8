import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

// sonner writes its style sheet into the page at run time, which the Content-Security-Policy forbids;
// platform/toaster.tsx imports the same sheet as a file instead.
const sonnerWithoutInjectedStyle: Plugin = {
  name: 'sonner-without-injected-style',
  transform(code, id) {
    if (id.includes('/sonner/dist/index.mjs')) return { code: code.replace(/^__insertCSS\(.*\);?$/m, ''), map: null }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sonnerWithoutInjectedStyle],
  resolve: { tsconfigPaths: true },
  server: { port: 5173, strictPort: true, proxy: { '/api': server } },
  build: { target: 'baseline-widely-available', manifest: true, modulePreload: { polyfill: false } },
})
