import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const scale = (steps: string) => steps.split(' ') as unknown as MantineColorsTuple;

const scales = {
  teal: scale('#eef7f6 #d3ebe8 #a6d7d1 #74bfb6 #43a398 #1f887d #117065 #0c5b53 #09483f #063029'),
  gray: scale('#f8f9f8 #f1f3f2 #e6e9e7 #d4d9d6 #aeb6b1 #868f8a #626b66 #474f4b #2b322f #151a18'),
  dark: scale('#e9edeb #cbd2ce #a7b0ab #828c87 #59625d #373f3b #272e2b #1c2220 #161b19 #0f1312'),
  green: scale('#e9f5ed #cde9d6 #a3d6b3 #72be8b #45a467 #2a8a4e #1d713d #165a30 #104524 #0a2e18'),
  amber: scale('#fdf3e0 #f9e3b9 #f2cb82 #e8af4b #d59222 #b3750f #8c5808 #704506 #553405 #382203'),
  red: scale('#fdeeec #fad5d1 #f4aea7 #ec8279 #e05a50 #cb3a31 #ab2a23 #8a201a #681813 #450f0c'),
  blue: scale('#ebf2fb #d0e1f5 #a5c6ec #76a8e0 #4a88d1 #2d6dba #1f5799 #18467c #12355e #0b223d'),
};

/** What the colours stand for, as the names of their tokens. */
const meanings: Record<string, string> = {
  green: 'found',
  amber: 'review',
  red: 'fail',
  blue: 'wait',
  gray: 'none',
};

/** The variants of Mantine in the colours of the design, which know both schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const isRed = input.color === 'red';
  const fill = isRed ? 'var(--fail)' : 'var(--accentFill)';
  switch (input.variant) {
    case 'filled':
      return {
        background: fill,
        hover: `color-mix(in srgb, ${fill} 88%, var(--text))`,
        color: 'var(--onAccent)',
        border: '1px solid transparent',
      };
    case 'default':
      return {
        background: 'var(--bg)',
        hover: 'var(--hover)',
        color: isRed ? 'var(--fail)' : 'var(--text)',
        border: '1px solid var(--line2)',
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: 'var(--hover)',
        color: isRed ? 'var(--fail)' : 'var(--text2)',
        border: '1px solid transparent',
      };
    case 'light': {
      const meaning = meanings[input.color ?? ''];
      if (!meaning) return defaultVariantColorsResolver(input);
      const background = `var(--${meaning}Bg)`;
      return { background, hover: background, color: `var(--${meaning})`, border: '1px solid transparent' };
    }
    case 'transparent':
      return {
        background: 'transparent',
        hover: 'transparent',
        color: isRed ? 'var(--fail)' : 'var(--accent)',
        border: '1px solid transparent',
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};

export const theme = createTheme({
  colors: scales,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#151a18',
  variantColorResolver: variantColors,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  lineHeights: { xs: '1.333', sm: '1.5385', md: '1.4286', lg: '1.375', xl: '1.4' },
  headings: { fontWeight: '600' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow)',
    lg: 'var(--shadow)',
    xl: 'var(--shadow)',
  },
  cursorType: 'pointer',
  activeClassName: '',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    Badge: { defaultProps: { variant: 'light', color: 'gray', radius: 'sm', tt: 'none', fz: 'xs', fw: 500 } },
    Button: { defaultProps: { variant: 'filled' } },
    // Without it a list is indented for bullets that the base styles take away.
    List: { defaultProps: { listStyleType: 'none' } },
    Loader: { defaultProps: { size: 16 } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 } } },
    Text: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { horizontalSpacing: 'md', verticalSpacing: 9 } },
    DataList: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { comboboxProps: { shadow: 'md' } } },
  },
});

const variables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--mute)',
  '--mantine-color-placeholder': 'var(--mute)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--fail)',
  '--mantine-color-success': 'var(--found)',
  '--mantine-color-default': 'var(--bg)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line2)',
  '--mantine-color-disabled': 'var(--hover)',
  '--mantine-color-disabled-color': 'var(--mute)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--onAccent)',
  '--mantine-color-red-text': 'var(--fail)',
  '--mantine-color-amber-text': 'var(--review)',
  '--mantine-color-green-text': 'var(--found)',
  '--mantine-color-blue-text': 'var(--wait)',
};

/** Mantine's own colour names, pointed at the tokens that know both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
