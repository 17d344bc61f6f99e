/* setup.ts - what browsers have and Debian's node 18 has not. */
import { webcrypto } from 'node:crypto';

if (!('crypto' in globalThis)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
