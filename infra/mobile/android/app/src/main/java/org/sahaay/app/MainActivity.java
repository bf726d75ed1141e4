package org.sahaay.app;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        open(getIntent());
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        open(intent);
    }

    private void open(Intent intent) {
        Uri link = intent.getData();
        if (link == null || bridge == null) return;
        boolean isOurs = "https".equals(link.getScheme()) && "sahaay.example".equals(link.getAuthority());
        if (isOurs) bridge.getWebView().loadUrl(link.toString());
    }
}
