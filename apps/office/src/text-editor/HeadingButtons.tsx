import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';

const levels = [2, 3, 4] as const;

/** The three levels that a text on the site may have. */
export function HeadingButtons() {
  const editor = useTiptapEditor();
  const level = useEditorState({
    editor,
    selector: ({ editor }) =>
      levels.find((each) => editor?.isActive('heading', { level: each })) ?? null,
  });
  return (
    <ToggleButtonGroup size="small" exclusive value={level} aria-label="Heading">
      {levels.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          aria-label={`Heading ${each - 1}`}
          onClick={() =>
            editor?.chain().focus().toggleNode('heading', 'paragraph', { level: each }).run()
          }
        >
          H{each - 1}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
