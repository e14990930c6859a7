const FIGURE =
  'M20 22.500c6.6 0 11.3 3.5 13.3 9.500L36 41.300l-7-1.5 1.3 12.400h-8L20 43l-2.3 9.200h-8L11 39.800l-7 1.500L6.7 32c2-6 6.7-9.5 13.3-9.500Zm-6-8.500h12v4.500c0 3.2-2.5 5.5-6 5.500s-6-2.3-6-5.500ZM6 13.200C9.5 18.4 30.5 18.4 34 13.200c-2 .5-4.8 0-6.3-.8l-1.4-7.600C25.7 1.6 22 2.6 20 3c-2-.4-5.7-1.4-6.3 1.800l-1.4 7.600c-1.5.8-4.3 1.3-6.3.8Z';
const TIPI = 'm-3.4-10.4 1.5-.9L0-8.500l1.9-2.8 1.5.9L1.1-6.8 10 10H2.800L0 2.2-2.8 10H-10L-1.1-6.800Z';
const HAT =
  'M-11.4 2.500c5.4 6 17.4 6 22.8 0-2 1-4.2.7-5.7.1L4.4-5.100C3.7-8.4 1.6-7 0-6.7-1.6-7-3.7-8.4-4.4-5.100L-5.7 2.600c-1.5.6-3.7.9-5.7-.1Z';

/** A street at sundown: two who came for the same porch, and the cards between them. */
export function Picture() {
  return (
    <svg class="hero-art western-art" viewBox="0 0 420 190" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="western-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#43283a" />
          <stop offset=".45" stop-color="#8f4736" />
          <stop offset=".85" stop-color="#dd8639" />
          <stop offset="1" stop-color="#f2ae5c" />
        </linearGradient>
      </defs>
      <rect width="420" height="150" fill="url(#western-dusk)" />
      <circle cx="210" cy="118" r="52" fill="#ffd27c" />
      <path fill="#6b2b22" d="M0 132h120l12-30h40l10 30h66l8-20h46l12 20h106v24H0Z" opacity=".75" />
      <rect y="148" width="420" height="42" fill="#3d271b" />
      <path fill="#2a161a" d="M0 56h18V34h70v22h20v94H0Zm118 34h48v60h-48Z" />
      <path fill="#2a161a" d="M306 68h10l38-26 40 26h26v82H306Zm-58 22h50v60h-50Z" />
      <path
        fill="#ffb454"
        d="M22 66h13v20H22Zm32 0h13v20H54ZM22 104h13v20H22Zm32 0h18v46H54Zm76 6h11v16h-11Zm22 0h11v16h-11Zm108 0h11v16h-11Zm20 0h11v16h-11Zm44-30h11v40h-11Zm66 0h11v40h-11Zm-36 8h18v62h-18Z"
      />
      <path d={FIGURE} class="seat-0" fill="var(--seat)" transform="translate(104 88) scale(1.6)" />
      <path d={FIGURE} class="seat-1" fill="var(--seat)" transform="translate(316 88) scale(-1.6 1.6)" />
      <g transform="translate(186 132) rotate(-9) scale(1.35)">
        <rect x="-16" y="-22" width="32" height="44" rx="4" fill="#f3e6ca" />
        <path d={TIPI} fill="#1d6549" />
      </g>
      <g transform="translate(233 132) rotate(8) scale(1.35)">
        <rect x="-16" y="-22" width="32" height="44" rx="4" fill="#f3e6ca" />
        <path d={HAT} fill="#a3341f" />
      </g>
    </svg>
  );
}
